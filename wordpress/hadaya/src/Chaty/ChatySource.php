<?php
/**
 * Import source for the replaced contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Move\ChannelSanitizer;
use Hadaya\Move\MoveNotes;
use Hadaya\Move\MoveSource;
use Hadaya\Move\PluginData;
use Hadaya\Move\StoredValue;
use Hadaya\Settings\Formats;
use Hadaya\Support\Countries;
use Hadaya\Swap\ActivePlugins;
use Hadaya\Widgets\Channels;
use Hadaya\Widgets\ChannelValues;

defined( 'ABSPATH' ) || exit;

/**
 * Imports widgets and their forms from the free and the paid version of Chaty.
 *
 * @phpstan-import-type SourceWidget from MoveSource
 * @phpstan-import-type ConvertedWidget from MoveSource
 */
final class ChatySource implements MoveSource {

	private PluginData $plugin_data;
	private Channels $channels;
	private ChannelValues $channel_values;
	private ChatyForm $chaty_form;
	private ChannelSanitizer $channel_sanitizer;
	private Countries $countries;
	private ChatyWidget $chaty_widget;
	private Formats $formats;

	public function __construct(
		PluginData $plugin_data,
		Channels $channels,
		ChannelValues $channel_values,
		ChatyForm $chaty_form,
		ChannelSanitizer $channel_sanitizer,
		Countries $countries,
		ChatyWidget $chaty_widget,
		Formats $formats
	) {
		$this->plugin_data       = $plugin_data;
		$this->channels          = $channels;
		$this->channel_values    = $channel_values;
		$this->chaty_form        = $chaty_form;
		$this->channel_sanitizer = $channel_sanitizer;
		$this->countries         = $countries;
		$this->chaty_widget      = $chaty_widget;
		$this->formats           = $formats;
	}

	public function id(): string {
		return 'chaty';
	}

	public function name(): string {
		return 'Chaty';
	}

	/**
	 * Returns the plugin folders of Chaty's free and paid versions.
	 *
	 * @return string[]
	 */
	public function folders(): array {
		return ActivePlugins::FOLDERS['contact-widget'];
	}

	/**
	 * Returns Chaty's widgets that have channels, active ones first.
	 *
	 * @return list<SourceWidget>
	 */
	public function widgets(): array {
		$suffixes = array();
		if ( false === $this->plugin_data->read( 'cht_is_default_deleted' ) ) {
			$suffixes[] = '';
		}
		$deleted = array_map( 'intval', StoredValue::values( $this->plugin_data->read( 'chaty_deleted_settings' ) ) );
		$last    = min( StoredValue::MOST, StoredValue::number( $this->plugin_data->read( 'chaty_total_settings' ) ) );
		foreach ( $last > 0 ? array_diff( range( 1, $last ), $deleted ) : array() as $number ) {
			$suffixes[] = '_' . $number;
		}
		$found = array( array(), array() );
		foreach ( $suffixes as $index => $suffix ) {
			$data = new ChatyData( $this->plugin_data, $suffix );
			if ( array() === $data->slugs() ) {
				continue;
			}
			$name   = StoredValue::text( $data->option( 'cht_widget_title' ) );
			$is_on  = $data->is_on( 'cht_active' );
			$record = array(
				'id'     => $suffix,
				/* translators: %d: number of a widget. */
				'name'   => '' === $name ? sprintf( __( 'Widget %d', 'hadaya' ), $index + 1 ) : StoredValue::short( $name ),
				'active' => $is_on,
			);

			$found[ $is_on ? 0 : 1 ][] = $record;
		}
		return array_merge( $found[0], $found[1] );
	}

	/**
	 * Converts one of Chaty's widgets and its form, if it has one.
	 *
	 * @param string    $id    Suffix of its option names.
	 * @param MoveNotes $notes Receives notes on settings that are changed or cannot be moved.
	 * @return ConvertedWidget
	 */
	public function read( string $id, MoveNotes $notes ): array {
		$data     = new ChatyData( $this->plugin_data, $id );
		$channels = new ChatyChannels( $this->channels, $this->channel_values, $this->plugin_data, $this->channel_sanitizer, $notes );
		$lists    = array( 'channels' => $channels->read( $data ) );

		list( $form, $left ) = $this->chaty_form->read( $data );
		$notes->leave_all( $left );
		$this->chaty_widget->note( $data, $notes );
		$times = new ChatyTimes( $this->countries, $this->formats, $notes );
		return array(
			'widget' => array( 'form' => array() !== $form ) + $lists + $this->chaty_widget->read( $data ) + $times->read( $data ),
			'form'   => $form,
		);
	}

	/**
	 * Returns the shared settings with which Hadaya behaves like Chaty: the first trigger that fires shows the widget and cancels its other triggers.
	 *
	 * @return array<string, string>
	 */
	public function common(): array {
		return array(
			'trigger_mode' => 'any',
			'outside'      => 'hide',
			'unknown'      => 'show',
		);
	}
}
