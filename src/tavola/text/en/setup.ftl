### What can be chosen before a game: scenarios, sets, bots

bot-greedy = Thinking bot
bot-random = Random bot
about-bot-greedy = Weighs each answer and takes the best.
about-bot-random = Takes any legal answer.
