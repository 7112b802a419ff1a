import type { AcademicCourseForAdmin, AcademicCourseForm } from '@pathshala/svc-catalog-contract/academic';
import { academicForm, type startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

const subjectsForm: AcademicCourseForm['subjects'] = [
  {
    title: 'Mechanics',
    description: 'm',
    units: [
      { title: 'Motion', description: 'a' },
      { title: 'Force', description: 'b' },
    ],
  },
  { title: 'Optics', description: 'o', units: [{ title: 'Lenses', description: 'c' }] },
];

/** Calls of an author on one course: two subjects with two chapters and one, a lesson and a content in the first chapter. */
export async function createTree(catalog: Catalog, form: Partial<AcademicCourseForm> = {}) {
  const { admin } = catalog;
  const made = await admin.post<AcademicCourseForAdmin>('/academiccourse/academicCourses', {
    ...academicForm,
    subjects: subjectsForm,
    ...form,
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const course = made.body;
  const [mechanics, optics] = course.subjects;
  const [motion, force] = mechanics!.units;
  const add = async (path: string, body: object) => {
    const answer = await admin.post<{ _id: string }>(`/courses/${path}`, body);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body._id;
  };
  const addLesson = (chapterId: string, title: string) =>
    add(`${chapterId}/createlesson`, { title, content: `<p>${title}</p>`, duration: 5 });
  const addContent = (chapterId: string, title: string) =>
    add(`${chapterId}/createcontent`, { title, contentDetails: `<p>${title}</p>` });
  return {
    course,
    mechanics: mechanics!._id,
    optics: optics!._id,
    motion: motion!._id,
    force: force!._id,
    lesson: await addLesson(motion!._id, 'Speed'),
    content: await addContent(motion!._id, 'Summary'),
    addLesson,
    addContent,
    read: async (path: string) => (await admin.get(`/courses/${path}`)).body,
    status: async (path: string) => (await admin.get(`/courses/${path}`)).status,
  };
}
