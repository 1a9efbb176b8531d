// Starts all else when the first screen is painted. Requests and scripts before that would delay it.

/** How long a paint may take in milliseconds. A tab in the background paints nothing. */
var MAX_WAIT = 1000;

/** Puts the links and scripts of the template into the head. */
function startAll() {
  var template = /** @type {HTMLTemplateElement} */ (document.getElementById("after-paint"));
  Array.prototype.forEach.call(template.content.children, function (element) {
    var copy = document.importNode(element, true);
    if (!element.hasAttribute("async")) copy.async = false;
    document.head.appendChild(copy);
  });
}

export function startAfterPaint() {
  var hasStarted = false;
  function start() {
    if (hasStarted) return;
    hasStarted = true;
    startAll();
  }
  window.setTimeout(start, document.hidden ? 0 : MAX_WAIT);
  window.requestAnimationFrame(function () {
    window.setTimeout(start, 0);
  });
}
