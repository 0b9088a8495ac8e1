<?php
/**
 * Sanitisation of moved channels.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

use Hadaya\Settings\Schema\Schema;
use Hadaya\Settings\Validator;
use Hadaya\Widgets\ChannelSchema;
use Hadaya\Widgets\ChannelValues;
use Hadaya\Widgets\WidgetDefaults;

defined( 'ABSPATH' ) || exit;

/**
 * Reduces the settings of a channel to those that can be saved.
 */
final class ChannelSanitizer {

	/**
	 * WhatsApp's green, the default colour of other plugins' buttons.
	 */
	const GREEN = '#25d366';

	private ChannelValues $channel_values;
	private Validator $validator;
	private WidgetDefaults $widget_defaults;
	private ChannelSchema $channel_schema;

	public function __construct(
		ChannelValues $channel_values,
		Validator $validator,
		WidgetDefaults $widget_defaults,
		ChannelSchema $channel_schema
	) {
		$this->channel_values  = $channel_values;
		$this->validator       = $validator;
		$this->widget_defaults = $widget_defaults;
		$this->channel_schema  = $channel_schema;
	}

	/**
	 * Converts another plugin's WhatsApp button to a channel; null if its number is empty or invalid.
	 *
	 * @param string               $number Number as entered by the owner.
	 * @param string               $color  Colour of the other plugin's button. It becomes the channel's colour, because the channel is the button if a
	 * widget has no other channel.
	 * @param array<string, mixed> $more   Other settings of the channel.
	 * @param MoveNotes            $notes  Receives notes on what cannot be moved.
	 * @return array<string, mixed>|null
	 */
	public function whatsapp( string $number, string $color, array $more, MoveNotes $notes ): ?array {
		if ( '' === $number ) {
			return null;
		}
		list( $clean, $problem ) = $this->channel_values->clean( 'Whatsapp', $number );

		$channel = array(
			'channel' => 'Whatsapp',
			'value'   => '' === $problem ? $clean : $number,
		);
		$look    = self::GREEN === $color ? array() : array(
			'own_color' => true,
			'color'     => $color,
		);
		return $this->of( $channel + $more + $look, 'WhatsApp', $notes );
	}

	/**
	 * Returns the channel without invalid settings; null if its value or its agents are invalid. Adds a note for everything that is left out.
	 *
	 * @param array<string, mixed> $channel Channel.
	 * @param string               $name    Its name, as shown to the owner.
	 * @param MoveNotes            $notes   Receives notes on what cannot be moved.
	 * @return array<string, mixed>|null
	 */
	public function of( array $channel, string $name, MoveNotes $notes ): ?array {
		$validator = $this->validator->fresh();
		$fields    = $this->channel_schema->fields();
		$validator->clean( $this->widget_defaults->complete_channel( $channel ), Schema::group( $fields ), '' );
		foreach ( $validator->errors() as $path => $problem ) {
			$field = (string) strtok( $path, '.' );
			if ( 'value' === $field || 'agents' === $field ) {
				$notes->leave( $name, ( isset( $channel['value'] ) ? StoredValue::short( $channel['value'] ) . ' – ' : '' ) . $problem );
				return null;
			}
			unset( $channel[ $field ] );
			$notes->leave( $name . ': ' . $fields[ $field ]['title'], $problem );
		}
		return $channel;
	}
}
