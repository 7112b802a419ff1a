import { useLocation, useNavigate } from '@pathshala/web-kit/router';

/** Goes back one page (spec §2), or to this page if the address was opened directly. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(fallback) : navigate(-1));
}
