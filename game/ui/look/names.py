"""Names of people, as they are shown and saved."""

MAX_NAME_LENGTH = 24


def clean_name(text: str) -> str:
    """The name without invisible characters, at most MAX_NAME_LENGTH long."""
    return "".join(sign for sign in text if sign.isprintable()).strip()[:MAX_NAME_LENGTH].strip()
