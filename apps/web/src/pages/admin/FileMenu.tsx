/** Exports of the administration: a list as a file made by the server. */
import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { download } from '../../api/client.ts';
import { exportFileName } from '../../exports/file-name.ts';
import { sayExportFailure } from '../../exports/say-failure.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { saveExport } from './calls.ts';

const labels = { csv: 'CSV', xlsx: 'Excel' } as const;
type Format = keyof typeof labels;

type Props = {
  /** Asks for the file. */
  ask: (format: Format) => ReturnType<typeof download>;
  formats: readonly Format[];
  /** For the file's name when the answer has none. */
  name: string;
};

export const FileMenu = ({ ask, formats, name }: Props) => {
  const save = useMutation({
    mutationFn: (format: Format) => saveExport(ask(format), exportFileName(name, null, format)),
    onError: (error) => {
      console.error('The export failed:', error);
      sayExportFailure(error);
    },
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<DownloadIcon size={14} />} loading={save.isPending}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => save.mutate(format)}>
            {labels[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
