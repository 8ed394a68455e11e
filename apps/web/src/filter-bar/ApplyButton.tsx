/** Apply with the number of changed filters. */
import { ReasonButton } from '../filters/ReasonButton.tsx';

export const nothingChanged = 'Nothing has changed';

type Props = { changed: number; onApply: () => void };

export const ApplyButton = ({ changed, onApply }: Props) => (
  <ReasonButton
    disabledReason={changed === 0 ? nothingChanged : null}
    data-unsaved={changed > 0 || undefined}
    onClick={onApply}
  >
    {changed === 0 ? 'Apply' : `Apply (${changed})`}
  </ReasonButton>
);
