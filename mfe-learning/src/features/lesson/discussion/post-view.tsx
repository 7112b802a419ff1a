import { escapeHtml } from '@pathshala/rules/escape-html';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { mayDo, permissions } from '@pathshala/rules/permissions';
import type { LessonPost } from '@pathshala/svc-catalog-contract/discussions';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { type ReactNode, useState } from 'react';
import styles from './discussion.module.css';
import { PostForm } from './post-form.tsx';
import { texts } from './texts.ts';
import type { PostActions } from './use-discussion.ts';

type Text = Readonly<Record<'en' | 'bn', string>>;

interface PostViewProps {
  readonly post: LessonPost;
  readonly actions: PostActions;
  readonly deletion: { readonly title: Text; readonly text: string };
}

/** Shows who wrote what and when, and what the reader may do with it. */
export function PostView(props: PostViewProps): ReactNode {
  const { post, actions } = props;
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <PostHead post={post} />
      {isEditing ? (
        <PostForm
          label={texts.editLabel}
          button={commonTexts.save}
          before={post.text}
          draftKey={`post:${post._id}`}
          isBusy={actions.isBusy}
          onSend={(text, onSent) =>
            actions.edit(text, () => {
              onSent();
              setIsEditing(false);
            })
          }
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <>
          <RichText html={escapeHtml(post.text)} isWhole className={styles['text'] ?? ''} />
          <PostButtons {...props} onEdit={() => setIsEditing(true)} />
        </>
      )}
    </>
  );
}

function PostHead({ post }: Pick<PostViewProps, 'post'>): ReactNode {
  const translate = useText();
  const format = useFormat();
  return (
    <p className={styles['head']}>
      <strong>{post.authorName ?? translate(commonTexts.deletedAccount)}</strong>
      {post.isTeacher && <Badge tone="good">{translate(texts.teacher)}</Badge>}
      {post.isHidden && <Badge tone="attention">{translate(texts.hidden)}</Badge>}
      <span className={styles['quiet']}>
        <time dateTime={post.createdAt}>{format.shortDateTime(post.createdAt)}</time>
        {post.editedAt !== null && ` · ${translate(texts.edited)}`}
      </span>
    </p>
  );
}

function PostButtons({
  post,
  actions,
  deletion,
  onEdit,
}: PostViewProps & { readonly onEdit: () => void }): ReactNode {
  const translate = useText();
  const user = useUser();
  const [isAsking, setIsAsking] = useState(false);
  const isModerator = user !== null && mayDo(user, permissions.questions);
  if (!post.isOwn && !isModerator) return null;
  return (
    <p className={styles['actions']}>
      {post.isOwn && (
        <>
          <Button kind="quiet" size="small" onClick={onEdit}>
            {translate(commonTexts.edit)}
          </Button>
          <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {translate(commonTexts.delete)}
          </Button>
        </>
      )}
      {isModerator && (
        <Button
          kind="quiet"
          size="small"
          isBusy={actions.isBusy}
          onClick={() => actions.hide(!post.isHidden)}
        >
          {translate(post.isHidden ? texts.restore : commonTexts.hide)}
        </Button>
      )}
      <ConfirmDialog
        title={translate(deletion.title)}
        confirmText={translate(commonTexts.delete)}
        isDangerous
        isBusy={actions.isBusy}
        isOpen={isAsking}
        onConfirm={actions.remove}
        onClose={() => setIsAsking(false)}
      >
        {deletion.text}
      </ConfirmDialog>
    </p>
  );
}
