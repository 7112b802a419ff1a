import { agriculture, engineering, others } from './units/engineering-and-others.ts';
import { chittagong, ju, rajshahi } from './units/jahangirnagar-rajshahi-chittagong.ts';
import { dhaka, gst, mbbs } from './units/medical-dhaka-gst.ts';
import type { UnitRules } from './units/unit-rules.ts';

/** Units of 2025/26. A school copies one and completes it; where a source is silent nothing is invented. */
export const units2025: readonly UnitRules[] = [
  mbbs,
  ...dhaka,
  ...gst,
  ju,
  ...rajshahi,
  ...chittagong,
  agriculture,
  ...engineering,
  ...others,
];
