import { Button, NativeSelect } from '@mantine/core';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { keepPreviousData, useQuery } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { type DrawnBlueprint, type DrawnSubject, drawnSubjects, type DrawSource } from './draw-source.ts';
import { drawTexts } from './draw-texts.ts';
import styles from './draw.module.css';
import { DrawnPaper } from './drawn-paper.tsx';
import { useDraw } from './use-draw.ts';

export interface DrawDialogProps {
  readonly source: DrawSource;
  /** Ids of questions of the bank that the exam has already. */
  readonly taken: ReadonlySet<string>;
  readonly onTake: (subjects: readonly DrawnSubject[]) => void;
  readonly onClose: () => void;
}

/** A paper is drawn by a blueprint, shown, changed, and then taken into the exam. */
export function DrawDialog(props: DrawDialogProps): ReactNode {
  const translate = useText();
  const [chosen, choose] = useState<DrawnBlueprint | null>(null);
  return (
    <AdminModal size="xl" title={translate(drawTexts.title)} onClose={props.onClose}>
      <BlueprintChoice source={props.source} chosen={chosen} onChoose={choose} />
      {chosen === null ? (
        <ModalActions>
          <Button variant="default" onClick={props.onClose}>
            {translate(drawTexts.cancel)}
          </Button>
        </ModalActions>
      ) : (
        <DrawAndTake key={chosen._id} {...props} blueprint={chosen} />
      )}
    </AdminModal>
  );
}

interface BlueprintChoiceProps {
  readonly source: DrawSource;
  readonly chosen: DrawnBlueprint | null;
  readonly onChoose: (blueprint: DrawnBlueprint | null) => void;
}

function BlueprintChoice({ source, chosen, onChoose }: BlueprintChoiceProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api } = useServices();
  const [q, search] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['/questions/blueprints', 'draw', q],
    queryFn: ({ signal }) => source.readBlueprints(api, q === '' ? {} : { q }, signal),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return (
      <FailedState title={translate(drawTexts.drawFailed)} error={error} onRetry={() => void refetch()} />
    );
  }
  const items = data?.items ?? [];
  const isListed = chosen === null || items.some(({ _id }) => _id === chosen._id);
  const choices = isListed ? items : [chosen, ...items];
  return (
    <>
      <div className={styles['choice']}>
        <SearchBox value={q} label={translate(drawTexts.search)} onSearch={search} />
        <NativeSelect
          label={translate(drawTexts.blueprint)}
          value={chosen?._id ?? ''}
          data={[
            { value: '', label: translate(drawTexts.choose) },
            ...choices.map(({ _id, title }) => ({ value: _id, label: inLanguage(title) })),
          ]}
          onChange={(event) => onChoose(choices.find(({ _id }) => _id === event.currentTarget.value) ?? null)}
        />
      </div>
      {data !== undefined && items.length === 0 && <p>{translate(drawTexts.noBlueprints)}</p>}
    </>
  );
}

function DrawAndTake(props: DrawDialogProps & { readonly blueprint: DrawnBlueprint }): ReactNode {
  const { source, blueprint, taken, onTake, onClose } = props;
  const translate = useText();
  const { toast } = useServices();
  const draw = useDraw(source, blueprint, taken);
  const subjects = draw.drawn === null ? [] : drawnSubjects(blueprint, draw.drawn);
  const count = subjects.reduce((sum, { questions }) => sum + questions.length, 0);
  const take = (): void => {
    onTake(subjects.filter(({ questions }) => questions.length > 0));
    toast.success(translate(drawTexts.taken, { n: count }));
    onClose();
  };
  return (
    <>
      <DrawnPaper blueprint={blueprint} draw={draw} />
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate(drawTexts.cancel)}
        </Button>
        <Button disabled={count === 0 || draw.isDrawing} onClick={take}>
          {translate(drawTexts.take, { n: count })}
        </Button>
      </ModalActions>
    </>
  );
}
