/** A free admission course of the sample data, with papers of two years in each unit. */
export const sampleCourse = 'MED';
