import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Card } from '@pathshala/web-kit/parts/card';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { Fee, type FeeProps } from './fee.tsx';
import { Rating } from './rating.tsx';
import styles from './course-card.module.css';
import { texts } from './texts.ts';

interface CourseCardProps extends FeeProps {
  readonly name: string;
  readonly to: string;
  readonly picture: string;
  readonly rating: number;
  readonly ratingCount?: number | undefined;
  readonly isEnrolled: boolean;
  /** Short facts, such as the number of units. */
  readonly facts: readonly string[];
}

/** A course. The whole card is a link. */
export function CourseCard(props: CourseCardProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { name, to, picture, rating, ratingCount, isEnrolled, facts, full, fee } = props;
  return (
    <Card as="li" className={styles['card']}>
      <CoursePicture src={picture} name={name} />
      <h3 className={styles['name']}>
        <Link to={to} data-card-link>
          {inLanguage(name)}
        </Link>
      </h3>
      <p className={styles['facts']}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      <p className={styles['foot']}>
        {isEnrolled ? (
          <Badge tone="good">{translate(texts.courseEnrolled)}</Badge>
        ) : (
          <Fee full={full} fee={fee} />
        )}
        <Rating value={rating} count={ratingCount} />
      </p>
    </Card>
  );
}
