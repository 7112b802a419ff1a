import { DomainError } from '@pathshala/contract-kit/domain-error';

/** Runs a step on a file inside the zip; an error of the step names that file: `course.json: course.title`. */
export async function inFile<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    // A full queue is not an error of the file.
    if (!(error instanceof DomainError) || ['unavailable', 'too-many'].includes(error.kind)) throw error;
    const { fields = { '': error.code } } = error.detail;
    const named = Object.entries(fields).map(([field, code]) => [
      field === '' ? name : `${name}: ${field}`,
      code,
    ]);
    throw new DomainError('invalid', 'catalog.import.incomplete', { fields: Object.fromEntries(named) });
  }
}
