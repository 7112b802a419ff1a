import { startTestService, type TestService } from '@pathshala/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNoteService, noteWritten, ownerRenamed } from './note-service.ts';

describe('a service on the kit', () => {
  let service: TestService;
  const owner = '0123456789abcdef01234567';

  beforeAll(async () => {
    service = await startTestService(createNoteService);
  });
  afterAll(() => service.stop());

  it('stores what a student writes, publishes it, and shows only what the answer names', async () => {
    const student = service.client.as({ role: 'student', userId: owner });
    const written = await student.post<{ _id: string }>('/notes', { text: 'Learn' });
    expect(written.status).toBe(201);
    const read = await student.get(`/notes/${written.body._id}`);
    expect(read.body).toEqual({ _id: written.body._id, owner, text: 'Learn' });
    await service.settle();
    expect(service.published(noteWritten).map(({ data }) => data.text)).toEqual(['Learn']);
  });

  it('reacts to an event of another service', async () => {
    await service.emit(ownerRenamed, { owner, name: 'Rahima' });
    const stored = await service.platform.documents.collection('notes').findOne({ owner });
    expect(stored).toMatchObject({ ownerName: 'Rahima' });
  });

  it('tells the test when a reaction fails', async () => {
    await expect(service.emit(ownerRenamed, { owner, name: 'nobody' })).rejects.toThrow(
      'nobody is not a name',
    );
  });
});
