/** How often the sensible player wins, of sixty games each with one to six heroes: docs/massivedarkness/balance.md. */
export const GAMES = 60;
export const RATES: Readonly<Record<string, readonly number[]>> = {
  tutorial: [100, 100, 98, 97, 92, 93],
  mission_1: [98, 100, 97, 85, 90, 85],
  mission_2: [82, 92, 92, 88, 85, 88],
  mission_3: [30, 58, 58, 58, 53, 50],
  mission_4: [60, 73, 58, 42, 45, 37],
  mission_5: [57, 82, 90, 83, 83, 82],
  mission_6: [100, 98, 97, 92, 90, 93],
  mission_7: [100, 100, 98, 93, 88, 88],
  mission_8: [100, 97, 100, 93, 87, 87],
  mission_9: [2, 35, 63, 63, 72, 68],
  mission_10: [98, 95, 80, 67, 43, 45],
};
/** Answers in a game, for its length. */
export const ANSWERS: Readonly<Record<string, number>> = {
  tutorial: 220,
  mission_1: 418,
  mission_2: 154,
  mission_3: 479,
  mission_4: 227,
  mission_5: 64,
  mission_6: 761,
  mission_7: 748,
  mission_8: 543,
  mission_9: 414,
  mission_10: 436,
};
