/** The 404 page, for its own path and for every path that is not matched. */
import { PageNotFound } from '../../messages/PageNotFound.tsx';
import { Frame } from '../../shell/Frame.tsx';

export default function NotFound() {
  return (
    <Frame>
      <PageNotFound />
    </Frame>
  );
}
