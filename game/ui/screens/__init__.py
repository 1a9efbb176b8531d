"""The rooms, one folder each, and the pages that several of them show."""
