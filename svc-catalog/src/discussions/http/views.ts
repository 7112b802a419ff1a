import type {
  LessonPost as PostView,
  LessonQuestion as QuestionView,
} from '@pathshala/svc-catalog-contract/discussions';
import type { Post, Question } from '../domain/question.ts';
import type { Participant } from '../ports.ts';
import type { OwnPost } from '../use-cases/list-own-posts.ts';
import { seesHiddenPosts } from '../use-cases/participant.ts';

/** Names every field: the author's id and address are shown to nobody. */
function viewPost(post: Post, { userId }: Participant): PostView {
  return {
    _id: post._id,
    text: post.text,
    authorName: post.authorName,
    isTeacher: post.isTeacher,
    isOwn: userId !== null && post.authorId === userId,
    createdAt: post.createdAt,
    editedAt: post.editedAt,
    isHidden: post.isHidden,
  };
}

export function viewQuestion(question: Question, caller: Participant): QuestionView {
  const seesHidden = seesHiddenPosts(caller);
  const answers = question.answers.filter(({ isHidden }) => seesHidden || !isHidden);
  return {
    ...viewPost(question, caller),
    lessonId: question.lessonId,
    answers: answers.map((answer) => viewPost(answer, caller)),
  };
}

export function viewOwnPost({ _id, kind, lessonId, text, createdAt, editedAt }: OwnPost) {
  return { _id, kind, lessonId, text, createdAt, editedAt };
}
