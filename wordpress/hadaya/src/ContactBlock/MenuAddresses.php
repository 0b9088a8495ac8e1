<?php
/**
 * Menu links to channels.
 *
 * @package Hadaya
 */

namespace Hadaya\ContactBlock;

use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces menu links such as `#contact-whatsapp` with the plain URL of that channel. With our scripts, the links still open the channel in the
 * widget; without them, they lead to the channel directly.
 */
final class MenuAddresses {

	private ContactTarget $target;
	private ContactWidgets $contact_widgets;

	public function __construct( ContactTarget $target, ContactWidgets $contact_widgets ) {
		$this->target          = $target;
		$this->contact_widgets = $contact_widgets;
	}

	/**
	 * Filters a link in a classic menu.
	 *
	 * @param array<string, string> $attributes Attributes of the link.
	 * @return array<string, string>
	 */
	public function of_menu( $attributes ): array {
		$name = isset( $attributes['href'] ) ? self::name( (string) $attributes['href'] ) : null;
		return null === $name || ! $this->contact_widgets->is_active() ? $attributes : array_merge( $attributes, $this->link( $name ) );
	}

	/**
	 * Filters a link in the Navigation block.
	 *
	 * @param string $html Markup of the item.
	 * @return string
	 */
	public function of_block( $html ): string {
		if ( false === strpos( $html, '#contact' ) || ! $this->contact_widgets->is_active() ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'a' ) ) {
			$name = self::name( (string) $tags->get_attribute( 'href' ) );
			foreach ( null === $name ? array() : $this->link( $name ) as $attribute => $value ) {
				$tags->set_attribute( $attribute, $value );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns the URL and the marker of a link.
	 *
	 * @param string $name Name of the channel.
	 * @return string[]
	 */
	private function link( string $name ): array {
		return array(
			'href'             => $this->target->address( $name ),
			'data-hadaya-open' => $name,
		);
	}

	/**
	 * Returns the channel that a URL refers to, or null.
	 *
	 * @param string $address URL.
	 * @return string|null
	 */
	private static function name( string $address ): ?string {
		return 1 === preg_match( '/^#contact(?:-([\w-]{1,40}))?$/D', $address, $found ) ? $found[1] ?? '' : null;
	}
}
