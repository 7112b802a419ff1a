type Single = string | number | boolean | null;
type Nested<Inner> = Single | Inner[] | Record<string, Inner>;

/** Values of fields whose shape spec §3 does not show, stored as the author submitted them: at most three levels deep. */
export type OpenValue = Nested<Nested<Nested<Single>>>;

export type OpenList = OpenValue[];
