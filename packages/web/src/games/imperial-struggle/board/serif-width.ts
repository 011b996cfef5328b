/** How much wider serif letters are than the sans-serif letters that `textWidth` measures. */
export const SERIF = 1.1;
