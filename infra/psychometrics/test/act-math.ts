/**
 * Counts of the scores 0 to 40 in two random groups. Data set `ACTmath` of the R package equate 2.0.9 (Albano 2016,
 * Journal of Statistical Software 74); also an example in Kolen and Brennan 2014, chapter 2.
 */
export const actMath = {
  form: [
    0, 1, 1, 3, 9, 18, 59, 67, 91, 144, 149, 192, 192, 192, 201, 204, 217, 181, 184, 170, 201, 147, 163, 147,
    140, 147, 126, 113, 100, 106, 107, 91, 83, 73, 72, 75, 50, 37, 38, 23, 15,
  ],
  reference: [
    0, 1, 3, 13, 42, 59, 95, 131, 158, 161, 194, 164, 166, 197, 177, 158, 169, 132, 158, 151, 134, 137, 122,
    110, 116, 132, 104, 104, 114, 97, 107, 88, 80, 79, 70, 61, 48, 47, 29, 32, 12,
  ],
};
