/** The database of `svc-exams`: `pathshala_exams`. */
export const databaseOf = (service: string): string => service.replace('svc-', 'pathshala_');
