import type { RemoteDescription } from './remote-description.ts';

type Routes = Pick<RemoteDescription, 'name' | 'routes'>;

/** No path of the remote is one of another live remote. A more exact path beside a `/*` is no clash: it goes first. */
export function checkRoutes(candidate: Routes, live: readonly Routes[]): readonly string[] {
  return live
    .filter(({ name }) => name !== candidate.name)
    .flatMap((other) => {
      const taken = new Set(other.routes.map(({ path }) => shapeOf(path)));
      return candidate.routes
        .filter(({ path }) => taken.has(shapeOf(path)))
        .map(
          ({ path }) =>
            `${path} of ${candidate.name} is a path of ${other.name} too: agree with its team on who has it, and publish the one without it first.`,
        );
    });
}

/** `/exams/:examId` and `/exams/:id` match the same addresses. */
function shapeOf(path: string): string {
  return path.replaceAll(/:[^/]+/g, ':').replace(/\/$/, '');
}
