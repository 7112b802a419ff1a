import { refusal, renderRemotePart, aStudent } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { Root } from '../src/root.tsx';
import { texts } from '../src/texts.ts';

beforeAll(async () => {
  await texts.load('en');
  await texts.load('bn');
});

const counts = { 'get /courses/groups': () => ({ academic: 2, admission: 13 }) };

describe('the home page', () => {
  it('tells how many courses of each kind there are, as the catalogue counts them', async () => {
    renderRemotePart(<Root />, { language: 'en', api: counts });
    expect(await screen.findByText('13 courses')).toBeDefined();
    expect(screen.getByText('2 courses')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Admission courses' })).toHaveProperty(
      'pathname',
      '/courses/admission',
    );
  });

  it('speaks Bengali, with Bengali digits', async () => {
    renderRemotePart(<Root />, { language: 'bn', api: counts });
    expect(await screen.findByText('১৩টি কোর্স')).toBeDefined();
    expect(screen.getByText('৩০০+')).toBeDefined();
    expect(screen.getByText('লাইভ ও রেকর্ডেড ক্লাস')).toBeDefined();
  });

  it('shows the offerings, and a footer with contact, social and quick links', async () => {
    renderRemotePart(<Root />, { language: 'en', api: counts });
    for (const offer of [
      'Live and recorded classes',
      'Practice MCQ sheet',
      'Live MCQ test',
      'Class note',
      'Report card',
    ]) {
      expect(await screen.findByRole('heading', { name: offer })).toBeDefined();
    }
    for (const name of ['Twitter', 'Facebook', 'Instagram']) {
      expect(screen.getByRole('link', { name })).toBeDefined();
    }
    const quick = within(screen.getByRole('navigation', { name: 'Quick Links' }));
    expect(quick.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Courses',
      'About Us',
    ]);
    expect(screen.getByText(/© 2023/u)).toBeDefined();
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
    expect(await screen.findByText('13 courses')).toBeDefined();
  });

  it('invites a visitor to sign up, and a student to the dashboard', async () => {
    const { container } = renderRemotePart(<Root />, { language: 'en', api: counts });
    expect(await screen.findByRole('link', { name: 'Open a free account' })).toBeDefined();
    container.remove();
    renderRemotePart(<Root />, { language: 'en', api: counts, user: aStudent });
    expect(await screen.findByRole('link', { name: 'Go to my dashboard' })).toBeDefined();
  });
});
