/** The pages of a user: a kind of user as a template, and further pages by name or pattern. */
import { pages, portalPages, type UserKind, userKindLabels } from '@cvm/contract';
import { Alert, Radio, SimpleGrid, Stack, TagsInput, Text } from '@mantine/core';
import { type AccessForm, withoutPage } from './access-form.ts';

type Choice = UserKind | 'own';

const notes: Record<Choice, string> = {
  both: 'Show and movie reports, rankings, affinity and the report builder',
  shows: 'Show reports and rankings, without movies',
  movies: 'Movie reports and rankings, without shows',
  gem: 'The Gem report alone, without navigation and search',
  own: 'Exactly the pages named below',
};

const choices: readonly Choice[] = ['both', 'shows', 'movies', 'gem', 'own'];
const isChoice = (value: string): value is Choice => choices.some((choice) => choice === value);
const labelOf = (choice: Choice): string => (choice === 'own' ? 'Own list' : userKindLabels[choice]);

const pattern = /^\/[^\s?#]*$/;

type Props = {
  form: Pick<AccessForm, 'kind' | 'extraPages'>;
  onChange: (change: Partial<AccessForm>) => void;
  readOnly: boolean;
};

export const PagesEditor = ({ form, onChange, readOnly }: Props) => {
  const { kind, extraPages } = form;
  const wrong = extraPages.find((page) => !pattern.test(page));
  const idle = wrong === undefined ? withoutPage(extraPages) : [];
  const choose = (value: string) => {
    if (isChoice(value)) onChange({ kind: value === 'own' ? null : value });
  };
  return (
    <Stack gap="sm">
      <Radio.Group size="xs" label="Allowed pages" value={kind ?? 'own'} onChange={choose} readOnly={readOnly}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" verticalSpacing={6} mt={6}>
          {choices.map((choice) => (
            <Radio
              key={choice}
              size="xs"
              value={choice}
              label={labelOf(choice)}
              description={notes[choice]}
              disabled={readOnly && choice !== (kind ?? 'own')}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
      {kind === 'gem' ? null : (
        <TagsInput
          size="xs"
          label={kind === null ? 'Pages' : 'Further pages'}
          description="Choose a page, or type a path; an asterisk stands for anything, as in /report/*"
          placeholder={extraPages.length === 0 ? pages.binge.path : ''}
          data={portalPages.map(({ path }) => path)}
          renderOption={({ option }) => <PageOption path={option.value} />}
          value={extraPages}
          onChange={(next) => onChange({ extraPages: next.map((page) => page.trim()) })}
          error={wrong === undefined ? undefined : `"${wrong}" is no page: a page begins with /.`}
          readOnly={readOnly}
          acceptValueOnBlur
          clearable
          clearButtonProps={{ 'aria-label': 'Clear pages' }}
        />
      )}
      {kind === 'gem' || idle.length === 0 ? null : (
        <Alert color="yellow" variant="light" p="xs" role="status">
          No page of this portal has the path {idle.join(', ')}: {idle.length === 1 ? 'it opens' : 'they open'} nothing.
        </Alert>
      )}
    </Stack>
  );
};

const PageOption = ({ path }: { path: string }) => (
  <span>
    {portalPages.find((page) => page.path === path)?.label}{' '}
    <Text span size="xs" c="dimmed">
      {path}
    </Text>
  </span>
);
