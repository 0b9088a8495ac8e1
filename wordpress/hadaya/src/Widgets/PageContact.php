<?php
/**
 * What an owner wants of the contact widget on one page.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * A page, post or product may have a number and a message of its own for WhatsApp, or no widget. All of it is the same for every
 * visitor of that page, so it may lie in a cache.
 */
final class PageContact {

	/**
	 * Meta key.
	 */
	const META = '_hadaya_contact';

	/**
	 * What is kept of a page.
	 */
	const NOTHING = array(
		'number'  => '',
		'message' => '',
		'hide'    => false,
	);

	/**
	 * What is kept of a page.
	 *
	 * @param int $id Number of the page.
	 * @return array{number: string, message: string, hide: bool} `number`, `message` and `hide`.
	 */
	public function of( int $id ): array {
		$kept = $id > 0 ? get_post_meta( $id, self::META, true ) : '';
		$kept = '' === $kept ? array() : StoredJson::decode( $kept );
		return array_merge( self::NOTHING, array_intersect_key( $kept, self::NOTHING ) );
	}

	/**
	 * What is kept of the page in view.
	 *
	 * @return array{number: string, message: string, hide: bool}
	 */
	private function here(): array {
		$object = get_queried_object();
		return $this->of( $object instanceof \WP_Post ? $object->ID : 0 );
	}

	/**
	 * Keeps what an owner has entered; nothing of it leaves nothing behind.
	 *
	 * @param int    $id      Number of the page.
	 * @param string $number  Number of WhatsApp.
	 * @param string $message Message that is written beforehand.
	 * @param bool   $hide    Whether there is no widget.
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
	 * The widgets of the page in view, as its owner wants them there.
	 *
	 * @param array[] $widgets Widgets that the rules let onto it.
	 * @return array[]
	 */
	public function apply( array $widgets ): array {
		$own = array() === $widgets ? self::NOTHING : $this->here();
		if ( $own['hide'] ) {
			return array();
		}
		if ( '' === $own['number'] && '' === $own['message'] ) {
			return $widgets;
		}
		foreach ( $widgets as $place => $widget ) {
			foreach ( $widget['channels'] as $index => $channel ) {
				if ( 'Whatsapp' === $channel['channel'] ) {
					$widgets[ $place ]['channels'][ $index ] = $this->change( $channel, $own );
				}
			}
		}
		return $widgets;
	}

	/**
	 * A channel with the number and message of a page. One number stands for whoever else would have answered.
	 *
	 * @param array<string, mixed>                               $channel Stored channel.
	 * @param array{number: string, message: string, hide: bool} $own     What is kept of the page.
	 * @return array<string, mixed>
	 */
	private function change( array $channel, array $own ): array {
		if ( '' !== $own['number'] ) {
			$channel['value']  = $own['number'];
			$channel['team']   = false;
			$channel['agents'] = array();
		}
		if ( '' !== $own['message'] ) {
			$channel['message'] = $own['message'];
		}
		return $channel;
	}
}
