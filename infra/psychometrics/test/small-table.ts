/**
 * Scores of ten candidates on each of two forms: x 0 0 1 1 1 2 2 3 3 4, y 0 1 1 2 2 3 3 3 4 4. Example in the documents of
 * the R package SNSequate 1.3-5, after Kolen and Brennan.
 */
export const smallForm = [2, 3, 2, 2, 1];
export const smallReference = [1, 2, 2, 3, 2];
