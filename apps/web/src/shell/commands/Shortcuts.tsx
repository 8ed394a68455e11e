/** The keys of the portal in a window, made of their one list. */
import { Kbd, Modal, Text } from '@mantine/core';
import { shortcuts } from '../../shortcuts.ts';
import classes from './commands.module.css';

export const Shortcuts = ({ onClose }: { onClose: () => void }) => (
  <Modal opened onClose={onClose} title="Keyboard shortcuts" size={520}>
    {shortcuts.map(({ where, list }) => (
      <section key={where} className={classes.keys} aria-label={where}>
        <Text component="h3" size="sm" fw={600}>
          {where}
        </Text>
        <dl>
          {list.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key} size="xs">
                    {key}
                  </Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <Text size="xs" c="dimmed" mt="sm">
      On a Mac, Cmd stands for Ctrl.
    </Text>
  </Modal>
);
