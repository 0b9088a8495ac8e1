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
 * widget. Without scripts, they lead to the channel directly.
 */
final class MenuAddresses {

	private ContactTarget $target;
	private ContactWidgets $contact_widgets;

	public function __construct( ContactTarget $target, ContactWidgets $contact_widgets ) {
		$this->target          = $target;
		$this->contact_widgets = $contact_widgets;
	}

	/**
	 * Replaces the URL of a classic menu's link such as `#contact-whatsapp`, if the site uses our contact widget.
	 *
	 * @param array<string, string> $attributes Attributes of the link.
	 * @return array<string, string>
	 */
	public function of_menu( $attributes ): array {
		$name = isset( $attributes['href'] ) ? self::name( (string) $attributes['href'] ) : null;
		return null === $name || ! $this->contact_widgets->is_active() ? $attributes : array_merge( $attributes, $this->link( $name ) );
	}

	/**
	 * Replaces URLs such as `#contact-whatsapp` in an item of the Navigation block, if the site uses our contact widget.
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
	 * Returns the attributes of a channel's link: its plain URL, and the attribute with which our scripts open the channel.
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
	 * Returns the channel's name in a URL such as `#contact-whatsapp`; empty for `#contact`, null for any other URL.
	 *
	 * @param string $address URL.
	 * @return string|null
	 */
	private static function name( string $address ): ?string {
		return 1 === preg_match( '/^#contact(?:-([\w-]{1,40}))?$/D', $address, $found ) ? $found[1] ?? '' : null;
	}
}
