import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { anAdmin, refusal, renderRemotePart, aStudent } from '@pathshala/web-kit/testing';
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { dashboard, emptyDashboard, pageOf } from '../../samples.ts';

const counts = { 'get /courses/groups': () => ({ academic: 2, admission: 13 }) };

const ownSettings = {
  statistics: { students: 1200, classes: 90, sheets: 310, tests: 45, rating: 4.7 },
  contact: {
    address: { bn: '৫ কলেজ রোড, রাজশাহী', en: '5 College Road, Rajshahi' },
    phone: '09612-345678',
    email: 'office@school.example',
  },
  social: [{ name: 'YouTube', url: 'https://www.youtube.com/@school' }],
  copyrightYear: 2031,
};

describe('the home page', () => {
  it('shows the number of courses of each kind from the catalogue [NAV-05]', async () => {
    renderRemotePart(<Root />, { language: 'en', api: counts });
    await screen.findByText('13 courses');
    screen.getByText('2 courses');
    expect(screen.getByRole('link', { name: 'Admission courses' })).toHaveProperty(
      'pathname',
      '/courses/admission',
    );
  });

  it('speaks Bengali, with Bengali digits [NAV-05]', async () => {
    renderRemotePart(<Root />, { language: 'bn', api: { ...counts, 'get /settings': () => ownSettings } });
    await screen.findByText('১৩টি কোর্স');
    await screen.findByText('১,২০০+');
    expect(screen.queryByText('লাইভ ও রেকর্ডেড ক্লাস')).not.toBeNull();
  });

  it('shows the offerings, and a footer with contact, social and quick links [NAV-05]', async () => {
    renderRemotePart(<Root />, { language: 'en', api: { ...counts, 'get /settings': () => ownSettings } });
    for (const offer of [
      'Live and recorded classes',
      'Practice MCQ sheet',
      'Live MCQ test',
      'Class note',
      'Report card',
    ]) {
      await screen.findByRole('heading', { name: offer });
    }
    await screen.findByRole('link', { name: 'YouTube' });
    const quick = within(screen.getByRole('navigation', { name: 'Quick Links' }));
    expect(screen.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/terms');
    expect(quick.getByRole('link', { name: 'About Us' }).getAttribute('href')).toBe('/about');
    expect(quick.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Courses',
      'About Us',
    ]);
    screen.getByText(/© 2031/u);
  });

  it('stays whole when the counts do not come, and asks for them again', async () => {
    let isDown = true;
    renderRemotePart(<Root />, {
      language: 'en',
      api: {
        'get /courses/groups': () => {
          if (isDown) throw refusal(500, 'common.internal', 'It does not answer.');
          return { academic: 2, admission: 13 };
        },
      },
    });
    expect(await screen.findAllByText('The number of courses could not be loaded.')).toHaveLength(2);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('13 courses');
  });

  it('invites a visitor to sign up, and a student to the dashboard', async () => {
    const { container } = renderRemotePart(<Root />, { language: 'en', api: counts });
    await screen.findByRole('link', { name: 'Open a free account' });
    container.remove();
    renderRemotePart(<Root />, { language: 'en', api: counts, user: aStudent });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Go to my dashboard' })).not.toBeNull());
    expect(screen.queryByRole('link', { name: 'Go to the boss area' })).toBeNull();
  });

  it('begins with the next step of a student [STU-04]', async () => {
    const api = {
      ...counts,
      'get /students/dashboard': () => dashboard,
      'get /exams/attempts': () => pageOf(),
    };
    renderRemotePart(<Root />, { language: 'en', api, user: aStudent });
    const link = await screen.findByRole('link', { name: 'Choose the next paper' });
    expect(link).toHaveProperty('pathname', '/courses/admission/DU/units');
    expect(screen.queryByRole('heading', { level: 1, name: 'Welcome back, Rahim Uddin' })).not.toBeNull();
    expect(screen.queryByText(/Get ready for admission/u)).toBeNull();
  });

  it('greets by the name of the profile in the language of the page', async () => {
    renderRemotePart(<Root />, {
      language: 'bn',
      user: { ...aStudent, fullName: 'নুসরাত জাহান | Nusrat Jahan' },
      api: {
        ...counts,
        'get /students/dashboard': () => emptyDashboard,
        'get /exams/attempts': () => pageOf(),
      },
    });
    const heading = await screen.findByRole('heading', { level: 1, name: /নুসরাত জাহান$/u });
    expect(heading.textContent).not.toContain('Nusrat');
  });

  it('welcomes a student who has only just signed up, not welcomes back', async () => {
    const api = {
      ...counts,
      'get /students/dashboard': () => emptyDashboard,
      'get /exams/attempts': () => pageOf(),
    };
    renderRemotePart(<Root />, { language: 'en', api, user: aStudent });
    const welcome = await screen.findByRole('heading', { level: 1, name: 'Welcome, Rahim Uddin' });
    expect(welcome.textContent).not.toContain('back');
  });

  it('leads an administrator to the boss area first', async () => {
    renderRemotePart(<Root />, { language: 'en', api: counts, user: anAdmin });
    const toBoss = await screen.findByRole('link', { name: 'Go to the boss area' });
    const [first] = within(toBoss.parentElement!).getAllByRole('link');
    expect([first, toBoss.getAttribute('href')]).toEqual([toBoss, '/boss']);
  });
});

describe('the site settings on the home page', () => {
  const stored = { ...counts, 'get /settings': () => ownSettings };
  const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  it('are the stored ones, in English [NAV-05]', async () => {
    const { api } = renderRemotePart(<Root />, { language: 'en', api: stored });
    await screen.findByText('5 College Road, Rajshahi');
    expect(figures()).toEqual(['1,200+', '90+', '310+', '45+', '4.7']);
    expect(screen.getByRole('link', { name: '09612-345678' })).toHaveProperty('href', 'tel:09612345678');
    screen.getByRole('link', { name: 'office@school.example' });
    expect(screen.getByRole('link', { name: 'YouTube' })).toHaveProperty(
      'href',
      'https://www.youtube.com/@school',
    );
    expect(screen.queryByRole('link', { name: 'Twitter' })).toBeNull();
    screen.getByText(/© 2031/u);
    expect(api.requests.filter(({ path }) => path === '/settings')).toHaveLength(1);
  });

  it('are the stored ones, in Bengali and its digits [NAV-05]', async () => {
    renderRemotePart(<Root />, { language: 'bn', api: stored });
    await screen.findByText('৫ কলেজ রোড, রাজশাহী');
    expect(figures()).toEqual(['১,২০০+', '৯০+', '৩১০+', '৪৫+', '৪.৭']);
    expect(screen.getByRole('link', { name: '০৯৬১২-৩৪৫৬৭৮' })).toHaveProperty('href', 'tel:09612345678');
    screen.getByText(/© ২০৩১/u);
  });

  const facts = () => [
    ...screen.queryAllByRole('definition'),
    ...['Contact Us', 'Follow Us'].flatMap((name) => screen.queryAllByRole('heading', { name })),
  ];

  it('are not shown before the answer has come', async () => {
    const never = { ...counts, 'get /settings': () => new Promise(() => undefined) };
    renderRemotePart(<Root />, { language: 'en', api: never });
    await screen.findByText('13 courses');
    expect(facts()).toEqual([]);
  });

  it('are left out of the page where no administrator has set them', async () => {
    const own = { ...defaultSiteSettings, countStatistics: false };
    const api = { ...counts, 'get /settings': () => own };
    renderRemotePart(<Root />, { language: 'en', api });
    await screen.findByText('13 courses');
    await waitFor(() => expect(screen.queryByText(/© 2023/u)).toBeNull());
    expect(facts()).toEqual([]);
  });

  it('show what is set of them, the address in the language that there is', async () => {
    const { contact, statistics } = defaultSiteSettings;
    const some = {
      ...defaultSiteSettings,
      countStatistics: false,
      statistics: { ...statistics, tests: 45 },
      contact: { ...contact, address: { bn: '৫ কলেজ রোড', en: '' } },
    };
    renderRemotePart(<Root />, { language: 'en', api: { ...counts, 'get /settings': () => some } });
    await screen.findByText('৫ কলেজ রোড');
    expect(figures()).toEqual(['45+']);
    expect(document.querySelector('address a')).toBeNull();
  });

  it('are not shown where the answer fails, without a word of it [NAV-05]', async () => {
    const failing = {
      ...counts,
      'get /settings': () => {
        throw refusal(500, 'common.internal', 'It does not answer.');
      },
    };
    const { api } = renderRemotePart(<Root />, { language: 'en', api: failing });
    await screen.findByText('13 courses');
    expect(api.requests.map(({ path }) => path)).toContain('/settings');
    expect(facts()).toEqual([]);
    expect(screen.queryByText(/does not answer/u)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('leave the year to the clock where none is set', async () => {
    const api = { ...counts, 'get /settings': () => ({ ...ownSettings, copyrightYear: null }) };
    renderRemotePart(<Root />, { language: 'en', api });
    await waitFor(() =>
      expect(
        screen.queryByText(`© ${new Date().getFullYear()} Pathshala. All rights reserved.`),
      ).not.toBeNull(),
    );
  });

  it('name the school in the footer, over the numbers and in the title of the tab', async () => {
    const siteName = { bn: 'ঢাকা কলেজ', en: 'Dhaka College' };
    const api = { ...counts, 'get /settings': () => ({ ...ownSettings, siteName }) };
    renderRemotePart(<Root />, { language: 'en', api });
    await screen.findByText('© 2031 Dhaka College. All rights reserved.');
    screen.getByRole('heading', { name: 'Dhaka College in numbers' });
    expect(document.title).toMatch(/ · Dhaka College$/u);
  });

  it('leave out the column of links where the school has none', async () => {
    const api = { ...counts, 'get /settings': () => ({ ...ownSettings, social: [] }) };
    renderRemotePart(<Root />, { language: 'en', api });
    await screen.findByText('5 College Road, Rajshahi');
    expect(screen.queryByRole('heading', { name: 'Follow Us' })).toBeNull();
  });
});
