/**
 * TanStack Query, cut to what the product uses: shared whole it would not be tree-shaken. The page has one copy
 * (build/shared.ts), so this file is imported by its package name only, in the kit too.
 */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
