import { Link } from '@pathshala/web-kit/router';
import { useFormat, useLanguage } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { sampleSiteSettings } from '../../site-settings.ts';
import { useTexts } from '../../texts.ts';
import home from './home.module.css';
import styles from './site-footer.module.css';

/** Contact Us, Follow Us, Quick Links, and whose all this is. */
export function SiteFooter(): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const { contact, social, copyrightYear } = sampleSiteSettings;
  return (
    <footer className={styles['footer']}>
      <div className={`${home['band']} ${styles['columns']}`}>
        <section>
          <h2>{say('footer.contact')}</h2>
          <address className={styles['address']}>
            <span>{contact.address[language]}</span>
            <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{format.digits(contact.phone)}</a>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </address>
        </section>
        <section>
          <h2>{say('footer.follow')}</h2>
          <ul>
            {social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{say('footer.links')}</h2>
          <ul>
            <li>
              <Link to="/">{say('footer.home')}</Link>
            </li>
            <li>
              <Link to="/courses">{say('footer.courses')}</Link>
            </li>
            <li>
              <Link to="/#about-us">{say('footer.about')}</Link>
            </li>
          </ul>
        </nav>
      </div>
      <p className={styles['copyright']}>
        {say('footer.copyright', { year: format.digits(String(copyrightYear)) })}
      </p>
    </footer>
  );
}
