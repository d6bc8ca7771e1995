"""What several missions share."""
