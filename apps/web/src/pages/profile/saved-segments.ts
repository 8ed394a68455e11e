/** The caller's segments, as cached queries. Benchmarks are kept apart from them. */
import { deletedSegmentSchema, type SegmentAnswer, segmentListSchema } from '@cvm/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

const key = ['segments', 'profile'] as const;

export const useSavedSegments = () =>
  useQuery({
    queryKey: key,
    select: (all: SegmentAnswer[]) => all.filter(({ options }) => !options.isBenchmark),
    queryFn: async ({ signal }): Promise<SegmentAnswer[]> => {
      const answer = await call('get', 'audience-segment', segmentListSchema, { signal });
      if (answer.blocked) throw new Error(answer.message);
      return answer.data.data;
    },
  });

/** Deletes a segment, then reads the list anew. */
export const useDeleteSegment = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (uuid: string) => {
      const answer = await call('delete', `audience-segment/${uuid}`, deletedSegmentSchema);
      if (answer.blocked) throw new Error(answer.message);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['segments'] }),
  });
};
