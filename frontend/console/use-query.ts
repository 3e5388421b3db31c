import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const PATH = '/';

/** What the guide's address asks for. While the next page is on its way, its address is there already. */
export function useQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  const [own, setOwn] = useState(search);
  if (pathname === PATH && search !== own) setOwn(search);
  return new URLSearchParams(own);
}
