/** What is being dragged: one field at a time, so that an area can say before the drop whether it takes it. */
import type { FieldName } from '@cvm/contract';
import type { DragEvent } from 'react';

export type Dragging = {
  readonly field: FieldName | null;
  readonly start: (event: DragEvent, field: FieldName) => void;
  readonly end: () => void;
};

export const draggingOf = (field: FieldName | null, set: (field: FieldName | null) => void): Dragging => ({
  field,
  start: (event, dragged) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', dragged);
    set(dragged);
  },
  end: () => set(null),
});
