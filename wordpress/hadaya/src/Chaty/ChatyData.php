<?php
/**
 * Stored options of the replaced contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Move\PluginData;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Reads one Chaty widget's options, from the free or the paid version, without changing them. The first widget's options have plain names; those of
 * the paid version's other widgets end in `_1`, `_2` and so on.
 */
final class ChatyData {

	private string $suffix;
	private PluginData $plugin_data;

	public function __construct( PluginData $plugin_data, string $suffix ) {
		$this->plugin_data = $plugin_data;
		$this->suffix      = $suffix;
	}

	/**
	 * Returns an option of this widget, which Chaty stores under a name with the widget's suffix.
	 *
	 * @param string $name     Name without the widget's suffix.
	 * @param mixed  $fallback Default if missing or empty.
	 * @return mixed
	 */
	public function option( string $name, $fallback = '' ) {
		$value = $this->plugin_data->read( $name . $this->suffix );
		return false === $value || null === $value || '' === $value ? $fallback : $value;
	}

	/**
	 * Returns an option as plain text, without tags and entities.
	 *
	 * @param string $name     Name without the widget's suffix.
	 * @param string $fallback Default if missing or empty.
	 * @return string
	 */
	public function text_option( string $name, string $fallback = '' ): string {
		return StoredValue::text( $this->option( $name, $fallback ) );
	}

	/**
	 * Checks whether an option is on.
	 *
	 * @param string $name Name without the widget's suffix.
	 * @return bool
	 */
	public function is_on( string $name ): bool {
		return StoredValue::is_true( $this->option( $name ) );
	}

	/**
	 * Returns the slugs of the channels that have settings, in the owner's order.
	 *
	 * @return string[]
	 */
	public function slugs(): array {
		$given = explode( ',', substr( StoredValue::raw( $this->option( 'cht_numb_slug' ) ), 0, StoredValue::LONGEST ) );
		$slugs = preg_grep( '/^[\w-]{1,60}$/', array_unique( array_map( 'trim', $given ) ) );
		return array_values(
			array_filter(
				array_slice( (array) $slugs, 0, StoredValue::MOST ),
				function ( $slug ) {
					return array() !== $this->channel( $slug );
				}
			)
		);
	}

	/**
	 * Returns the settings of one channel; empty if it has none.
	 *
	 * @param string $slug Slug of the channel.
	 * @return array<string, mixed>
	 */
	public function channel( string $slug ): array {
		$channel = $this->plugin_data->read( 'cht_social' . $this->suffix . '_' . $slug );
		return is_array( $channel ) ? $channel : array();
	}
}
