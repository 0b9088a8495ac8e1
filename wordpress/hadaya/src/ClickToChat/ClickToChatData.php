<?php
/**
 * Stored options of Click to Chat.
 *
 * @package Hadaya
 */

namespace Hadaya\ClickToChat;

use Hadaya\Move\PluginData;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the options of Click to Chat 3 and 4, or of versions 1 and 2 if no newer ones exist.
 */
final class ClickToChatData {

	/**
	 * Maps the current names of settings to their names in versions 1 and 2.
	 */
	const OLD_NAMES = array(
		'number'            => 'number',
		'pre_filled'        => 'initial',
		'call_to_action'    => 'input_placeholder',
		'list_hideon_pages' => 'list_hideon_pages',
		'list_hideon_cat'   => 'list_hideon_cat',
	);

	/**
	 * Corners in versions 1 and 2, by their numbers.
	 */
	const OLD_CORNERS = array(
		'1' => array( 'bottom', 'right' ),
		'2' => array( 'bottom', 'left' ),
		'3' => array( 'top', 'left' ),
		'4' => array( 'top', 'right' ),
	);

	private PluginData $plugin_data;

	public function __construct( PluginData $plugin_data ) {
		$this->plugin_data = $plugin_data;
	}

	/**
	 * Returns an option as an array; empty if it is not an array.
	 *
	 * @param string $name Name of the option.
	 * @return array<string, mixed>
	 */
	public function option( string $name ): array {
		$kept = $this->plugin_data->read( $name );
		return is_array( $kept ) ? $kept : array();
	}

	/**
	 * Returns the chat's settings; converted settings from versions 1 and 2 if the current ones contain no number.
	 *
	 * @return array<string, mixed>
	 */
	public function chat(): array {
		$kept = $this->option( 'ht_ctc_chat_options' );
		return '' === $this->number( $kept ) && array() !== $this->option( 'ccw_options' ) ? $this->old() : $kept;
	}

	/**
	 * Returns the WhatsApp number, which is stored whole or split into country code and number.
	 *
	 * @param array<string, mixed> $chat Settings of the chat.
	 * @return string
	 */
	public function number( array $chat ): string {
		$whole = StoredValue::text_of( $chat, 'number' );
		$parts = array( StoredValue::text_of( $chat, 'cc' ), StoredValue::text_of( $chat, 'num' ) );
		return '' === $whole && ! in_array( '', $parts, true ) ? implode( '', $parts ) : $whole;
	}

	/**
	 * Returns the settings from versions 1 and 2 under their current names.
	 *
	 * @return array<string, mixed>
	 */
	private function old(): array {
		$kept   = $this->option( 'ccw_options' );
		$number = StoredValue::text_of( $kept, 'position' );
		$number = isset( self::OLD_CORNERS[ $number ] ) ? $number : '1';
		$made   = array( 'same_settings' => '1' );
		foreach ( self::OLD_NAMES as $name => $old ) {
			$made[ $name ] = StoredValue::text_of( $kept, $old );
		}
		foreach ( self::OLD_CORNERS[ $number ] as $index => $side ) {
			$made[ 'side_' . ( $index + 1 ) ]            = $side;
			$made[ 'side_' . ( $index + 1 ) . '_value' ] = StoredValue::text_of( $kept, 'position-' . $number . '_' . $side );
		}
		return $made;
	}
}
