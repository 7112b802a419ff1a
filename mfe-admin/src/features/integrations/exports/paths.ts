/** The paths of the API. */
export const listsPath = '/exports/lists';
export const exportsPath = '/exports';
export const exportPath = '/exports/{id}';
export const runsPath = '/exports/{id}/runs';
