"""What a game could have been: each play is judged by what its seat could see then."""
