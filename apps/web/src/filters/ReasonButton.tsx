/** A button that, when it cannot act, says why. It stays focusable: a control that keyboards skip could not tell. */
import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import classes from './ReasonButton.module.css';

type Props = ButtonProps & { disabledReason: string | null; autoFocus?: boolean; onClick: () => void };

export const ReasonButton = ({ disabledReason, onClick, ...button }: Props) => {
  const disabled = disabledReason !== null;
  return (
    <Tooltip label={disabledReason} disabled={!disabled}>
      <Button
        {...button}
        classNames={{ root: classes.button ?? '' }}
        data-disabled={disabled || undefined}
        aria-disabled={disabled || undefined}
        aria-description={disabledReason ?? undefined}
        onClick={disabled ? undefined : onClick}
      />
    </Tooltip>
  );
};
