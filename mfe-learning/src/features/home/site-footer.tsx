import { Link } from '@pathshala/web-kit/router';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { useSiteName } from '@pathshala/web-kit/site-settings';
import { useState, type ReactNode } from 'react';
import home from './home.module.css';
import styles from './site-footer.module.css';
import { useSiteSettings } from './use-site-settings.ts';
import { texts } from './texts.ts';

/** Contact Us, Follow Us, Quick Links and the copyright. */
export function SiteFooter(): ReactNode {
  const translate = useText();
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
            <h2>{translate(texts.footerFollow)}</h2>
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
          <h2 id="quick-links">{translate(texts.footerLinks)}</h2>
          <ul>
            <li>
              <Link to="/">{translate(texts.footerHome)}</Link>
            </li>
            <li>
              <Link to="/courses">{translate(texts.footerCourses)}</Link>
            </li>
            <li>
              <Link to="/about">{translate(texts.footerAbout)}</Link>
            </li>
          </ul>
        </nav>
      </div>
      <p className={styles['copyright']}>
        {translate(texts.footerCopyright, { year: format.digits(String(year)), school })}{' '}
        <Link to="/terms">{translate(texts.footerTerms)}</Link>
      </p>
    </footer>
  );
}

interface ContactProps {
  readonly contact: ReturnType<typeof useSiteSettings>['contact'];
}

/** Shows how to reach the school, as far as an administrator has set it. */
function Contact({ contact: { address, phone, email } }: ContactProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const language = useLanguage();
  const place = address[language] || address[language === 'bn' ? 'en' : 'bn'];
  if (`${place}${phone}${email}` === '') return null;
  return (
    <section>
      <h2>{translate(texts.footerContact)}</h2>
      <address className={styles['address']}>
        {place !== '' && <span>{place}</span>}
        {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{format.digits(phone)}</a>}
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      </address>
    </section>
  );
}
