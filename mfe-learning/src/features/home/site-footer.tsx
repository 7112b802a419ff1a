import { Link } from '@pathshala/web-kit/router';
import { useFormat, useLanguage } from '@pathshala/web-kit/texts';
import { useSiteName } from '@pathshala/web-kit/site-settings';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import home from './home.module.css';
import styles from './site-footer.module.css';
import { useSiteSettings } from './use-site-settings.ts';

/** Contact Us, Follow Us, Quick Links and the copyright. */
export function SiteFooter(): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { contact, social, copyrightYear } = useSiteSettings();
  const school = useSiteName();
  const [currentYear] = useState(() => new Date().getFullYear());
  const year = copyrightYear ?? currentYear;
  return (
    <footer className={styles['footer']}>
      <div className={`${home['band']} ${styles['columns']}`}>
        <Contact contact={contact} />
        {social.length > 0 && (
          <section>
            <h2>{translate('footer.follow')}</h2>
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
        )}
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{translate('footer.links')}</h2>
          <ul>
            <li>
              <Link to="/">{translate('footer.home')}</Link>
            </li>
            <li>
              <Link to="/courses">{translate('footer.courses')}</Link>
            </li>
            <li>
              <Link to="/about">{translate('footer.about')}</Link>
            </li>
          </ul>
        </nav>
      </div>
      <p className={styles['copyright']}>
        {translate('footer.copyright', { year: format.digits(String(year)), school })}{' '}
        <Link to="/terms">{translate('footer.terms')}</Link>
      </p>
    </footer>
  );
}

interface ContactProps {
  readonly contact: ReturnType<typeof useSiteSettings>['contact'];
}

/** Shows how to reach the school, as far as an administrator has set it. */
function Contact({ contact: { address, phone, email } }: ContactProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const place = address[language] || address[language === 'bn' ? 'en' : 'bn'];
  if (`${place}${phone}${email}` === '') return null;
  return (
    <section>
      <h2>{translate('footer.contact')}</h2>
      <address className={styles['address']}>
        {place !== '' && <span>{place}</span>}
        {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{format.digits(phone)}</a>}
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      </address>
    </section>
  );
}
