import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './certificate.module.css';

const points = 24;
const [outer, inner] = [58, 53];

/** The toothed edge of a stamped seal. */
const edge = Array.from({ length: points * 2 }, (_, index) => {
  const angle = (index * Math.PI) / points;
  const radius = index % 2 === 0 ? outer : inner;
  return `${(60 + radius * Math.sin(angle)).toFixed(2)},${(60 - radius * Math.cos(angle)).toFixed(2)}`;
}).join(' ');

/** The seal of the certificate with the rank, which the text beside it says in words. */
export function Seal({ rank }: { readonly rank: number }): ReactNode {
  const { number } = useFormat();
  const shown = number(rank);
  return (
    <svg className={styles['seal']} viewBox="0 0 120 120" aria-hidden="true">
      <polygon points={edge} fill="var(--green)" />
      <circle cx="60" cy="60" r="46" fill="none" stroke="var(--on-green)" strokeWidth="1.5" />
      <path
        d="M60 22l3.2 6.6 7.2 1-5.2 5.1 1.2 7.2-6.4-3.4-6.4 3.4 1.2-7.2-5.2-5.1 7.2-1z"
        fill="var(--on-green)"
      />
      <path
        d="M28 66c2 14 12 24 26 28M92 66c-2 14-12 24-26 28M30 76l-7 1M34 84l-7 4M41 90l-5 6M90 76l7 1M86 84l7 4M79 90l5 6"
        fill="none"
        stroke="var(--on-green)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <text
        x="60"
        y="66"
        textAnchor="middle"
        dominantBaseline="central"
        fill="var(--on-green)"
        fontSize={shown.length > 3 ? 20 : 32}
        fontWeight="700"
      >
        {shown}
      </text>
    </svg>
  );
}
