import { SignPost } from '../../ui/SignPost';
import { phone, tel } from '../filled-in';
import { unavailableWords } from '../words/unavailable';
import { useWords } from '../../ui/language';

/** What stands in for a page that the API can't render just now. */
export function Unavailable() {
  const { title, text, action } = useWords(unavailableWords);
  return (
    <SignPost title={title} text={text}>
      {/* The same address again, without scripts. */}
      <a href="">{action}</a> · <a href={`tel:${tel}`}>{phone}</a>
    </SignPost>
  );
}
