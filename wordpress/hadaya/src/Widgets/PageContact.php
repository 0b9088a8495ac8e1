<?php
/**
 * Contact widget settings for a page.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Stores and applies the contact settings of a page, post or product: its own WhatsApp number and message, or the choice to hide the widget. These
 * settings are the same for every visitor, so the page may be cached.
 */
final class PageContact {

	/**
	 * Meta key for a page's contact settings.
	 */
	const META = '_hadaya_contact';

	/**
	 * Contact settings for a page for which the owner has entered none.
	 */
	const NOTHING = array(
		'number'  => '',
		'message' => '',
		'hide'    => false,
	);

	/**
	 * Returns the contact settings of a page, with empty values if the owner has entered none.
	 *
	 * @param int $id Id of the page.
	 * @return array{number: string, message: string, hide: bool} `number`, `message` and `hide`.
	 */
	public function of( int $id ): array {
		$kept = $id > 0 ? get_post_meta( $id, self::META, true ) : '';
		$kept = '' === $kept ? array() : StoredJson::decode( $kept );
		return array_merge( self::NOTHING, array_intersect_key( $kept, self::NOTHING ) );
	}

	/**
	 * Returns the contact settings of the current page, with empty values for an archive.
	 *
	 * @return array{number: string, message: string, hide: bool}
	 */
	private function here(): array {
		$object = get_queried_object();
		return $this->of( $object instanceof \WP_Post ? $object->ID : 0 );
	}

	/**
	 * Stores a page's contact settings, or deletes them if all values are empty.
	 *
	 * @param int    $id      Id of the page.
	 * @param string $number  WhatsApp number.
	 * @param string $message Prefilled message.
	 * @param bool   $hide    Whether the widget is hidden.
	 */
	public function keep( int $id, string $number, string $message, bool $hide ): void {
		$kept = array(
			'number'  => $number,
			'message' => $message,
			'hide'    => $hide,
		);
		if ( self::NOTHING === $kept ) {
			delete_post_meta( $id, self::META );
			return;
		}
		update_post_meta( $id, self::META, wp_slash( StoredJson::encode( $kept ) ) );
	}

	/**
	 * Returns the widgets with the current page's settings applied; empty if the page hides them.
	 *
	 * @param list<Widget> $widgets Widgets that the rules allow on the page.
	 * @return list<Widget>
	 */
	public function apply( array $widgets ): array {
		$own = array() === $widgets ? self::NOTHING : $this->here();
		if ( $own['hide'] ) {
			return array();
		}
		if ( '' === $own['number'] && '' === $own['message'] ) {
			return $widgets;
		}
		$change = static fn ( Channel $channel ): Channel => 'Whatsapp' === $channel->type()
			? $channel->with_contact( $own['number'], $own['message'] )
			: $channel;
		return array_map( static fn ( Widget $widget ): Widget => $widget->with_channels( array_map( $change, $widget->channels() ) ), $widgets );
	}
}
