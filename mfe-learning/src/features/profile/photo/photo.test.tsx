import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { aStudent, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { student } from '../../../samples.ts';
import type { Student } from '../profile-types.ts';
import { ProfilePhoto } from './profile-photo.tsx';

/** jsdom loads no pictures: their size is given here. */
let size = { width: 800, height: 600 };

beforeEach(() => {
  size = { width: 800, height: 600 };
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }),
  );
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = size.width;
      naturalHeight = size.height;
      set src(_url: string) {
        queueMicrotask(() => this.dispatchEvent(new Event(size.width === 0 ? 'error' : 'load')));
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const show = (api = {}, record: Student = student) =>
  renderRemotePart(<ProfilePhoto student={record} />, { language: 'en', user: aStudent, api });

const png = '\u0089PNG\r\n';

function choose(content: string, bytes = content.length): void {
  const head = Uint8Array.from(content, (letter) => letter.codePointAt(0) ?? 0);
  const file = new File([head, new Uint8Array(bytes - content.length)], 'me.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Your photo'), { target: { files: [file] } });
}

describe('a file that cannot be the photo', () => {
  it.each([
    ['a renamed script', { content: '#!/bin/sh' }, /This file is not a photo/u],
    ['an SVG', { content: '<svg onload="x()">' }, /SVG drawings cannot be used/u],
    ['a 200-megapixel PNG', { width: 20_000, height: 10_000 }, /200 million pixels/u],
    ['a 6 MB photo', { bytes: 6_000_000 }, /6 MB; at most 5 MB/u],
    ['a damaged picture', { width: 0 }, /damaged/u],
  ])('is refused in clear words before it is sent: %s [STU-03]', async (_, file, words) => {
    const { content, bytes, width, height } = {
      content: png,
      bytes: undefined,
      width: 1,
      height: 1,
      ...file,
    };
    size = { width, height };
    const { api } = show();
    choose(content, bytes);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(api.requests).toEqual([]);
  });
});

describe('photos that the school has switched off', () => {
  it('are not offered', () => {
    const { services } = renderRemotePart(<ProfilePhoto student={student} />, { user: aStudent });
    screen.getByRole('button', { name: 'Add a photo' });
    const features = { ...defaultSiteSettings.features, photos: false };
    const settings = { ...defaultSiteSettings, features };
    act(() => void services.queryClient.setQueryData(['/settings', {}], settings));
    expect(screen.queryByRole('button', { name: 'Add a photo' })).toBeNull();
  });
});

describe('a photo', () => {
  it('is cut in a dialog, with a slider beside the gestures [STU-03]', async () => {
    show();
    choose(png);
    const dialog = await screen.findByRole('dialog', { name: 'Choose the part that is shown' });
    const zoom = within(dialog).getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
    fireEvent.change(zoom, { target: { value: '2' } });
    expect(dialog.querySelector('img')?.style.transform).toContain('scale(2)');
  });

  it('is removed, and says why when it cannot be', async () => {
    const photo = { ...student.personalInfo, profilePhotoUrl: '/api/files/svc-auth/ab' };
    const { api } = show(
      {
        'delete /students/student/{id}/profile-picture': () => {
          throw refusal(503, 'common.unavailable', 'It does not answer.');
        },
      },
      { ...student, personalInfo: photo },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('The photo could not be removed: It does not answer.');
    expect(api.requests[0]?.params).toEqual({ id: student._id });
  });
});
