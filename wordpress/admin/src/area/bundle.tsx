import { createRoot } from '@wordpress/element';
import './area.css';
import { AreaField } from './view/AreaField.tsx';

const place = document.getElementById('hadaya-quote-area');
if (place) {
  const { picture = '', value = '' } = place.dataset;
  createRoot(place).render(<AreaField picture={picture} value={value} />);
}
