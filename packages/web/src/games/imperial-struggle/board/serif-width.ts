/** How much wider serif letters are than the sans-serif ones that are measured. */
export const SERIF = 1.1;
