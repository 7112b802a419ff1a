import { useNameOf } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { SessionUser } from '@pathshala/web-kit/session';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';
import { useProfilePhoto } from './use-profile-photo.ts';
import styles from './user-badge.module.css';

/** Username, role and photo; links to the profile (NAV-02). */
export function UserBadge({ user }: { readonly user: SessionUser }): ReactNode {
  const translate = useText();
  const role = translate(user.role === 'admin' ? texts.admin : commonTexts.student);
  return (
    <Link to="/profile" className={styles['user']}>
      <span className="visually-hidden">{`${translate(texts.profile)}: ${user.username}, ${role}`}</span>
      <span className={styles['words']} aria-hidden="true">
        <span className={styles['name']}>{user.username}</span>
        <span className={styles['role']}>{role}</span>
      </span>
      <Photo user={user} />
    </Link>
  );
}

function Photo({ user }: { readonly user: SessionUser }): ReactNode {
  const nameOf = useNameOf();
  const url = useProfilePhoto(user);
  const [broken, setBroken] = useState<string>();
  if (url !== '' && url !== broken) {
    return (
      <img
        className={styles['photo']}
        src={url}
        alt=""
        width="40"
        height="40"
        onError={() => setBroken(url)}
      />
    );
  }
  return (
    <span className={styles['photo']} aria-hidden="true">
      {nameOf(user).slice(0, 1).toUpperCase()}
    </span>
  );
}
