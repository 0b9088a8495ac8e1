<?php
/**
 * The fields of a channel.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Validator;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of one channel of our own contact widget, as they stand in `owner.json`, for the types of channel that this site
 * knows.
 */
final class ChannelSchema {

	private ChannelValues $channel_values;
	private WidgetSchema $widget_schema;

	public function __construct( ChannelValues $channel_values, WidgetSchema $widget_schema ) {
		$this->channel_values = $channel_values;
		$this->widget_schema  = $widget_schema;
	}

	/**
	 * Every field by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public function fields(): array {
		return $this->widget_schema->fields()['channels']['items']['properties'];
	}

	/**
	 * An object of the settings as it is checked. A channel has the message that the link holds which was entered for its number,
	 * where the owner has written none: of the link only the number is kept. Its people are told its type, by which their numbers
	 * are cleaned.
	 *
	 * @param array<string, mixed> $given  Given object.
	 * @param array[]              $fields Schemas of its fields.
	 * @return array<string, mixed>
	 */
	public static function prepare( array $given, array $fields ): array {
		if ( ! isset( $fields['channel'] ) ) {
			return $given;
		}
		$can_say = isset( $given['value'], $fields['message'] )
			&& is_string( $given['value'] )
			&& Validator::has_effect( $fields['message'], $given, $fields );
		if ( $can_say && '' === ( $given['message'] ?? '' ) ) {
			$given['message'] = PastedValues::message_in_link( $given['value'] );
		}
		foreach ( isset( $given['agents'] ) && is_array( $given['agents'] ) ? $given['agents'] : array() as $place => $agent ) {
			if ( is_array( $agent ) ) {
				$given['agents'][ $place ]['channel'] = $given['channel'] ?? '';
			}
		}
		return $given;
	}

	/**
	 * What cleans a text of a channel, by its format.
	 *
	 * @return callable[]
	 */
	public function formats(): array {
		return array( 'channel' => array( $this, 'clean_value' ) );
	}

	/**
	 * Cleans the number, address or name of a channel by the channel's type.
	 *
	 * @param string               $value   Given value.
	 * @param array<string, mixed> $channel Given channel, or one of its people.
	 * @return string[] The clean value, and what is wrong with it; empty when nothing is.
	 */
	public function clean_value( string $value, array $channel ): array {
		$type = $channel['channel'] ?? '';
		return $this->channel_values->clean( is_scalar( $type ) ? (string) $type : '', $value );
	}
}
