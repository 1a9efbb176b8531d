"""The command `rowdy-zoo` as `python -m rowdy_zoo`."""

from rowdy_zoo.command import main

if __name__ == "__main__":
    main()
