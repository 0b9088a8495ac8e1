<?php
/**
 * Sections of the settings page.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the sections of the settings page.
 */
final class Hadaya_Settings_Sections {

	/**
	 * Empty rows for further channels.
	 */
	const SPARE_ROWS = 3;

	/**
	 * The built files.
	 *
	 * @var Hadaya_Manifest
	 */
	private $manifest;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Manifest $manifest The built files.
	 */
	public function __construct( Hadaya_Manifest $manifest ) {
		$this->manifest = $manifest;
	}

	/**
	 * Prints the switches of the islands.
	 *
	 * @param bool[] $on Which islands are on.
	 */
	public function print_islands( array $on ) {
		Hadaya_Fields::open_table( __( 'What Hadaya takes over', 'hadaya' ) );
		echo '<tr><th scope="row">' . esc_html__( 'Parts', 'hadaya' ) . '</th><td><fieldset>';
		foreach ( Hadaya_Islands::all() as $name => $island ) {
			$label = $this->manifest->has( $name ) ? $island['label'] : $island['label'] . ' ' . __( '(file missing: install the plugin again)', 'hadaya' );
			Hadaya_Fields::print_checkbox( 'islands][' . $name, $label, ! empty( $on[ $name ] ) );
		}
		echo '</fieldset></td></tr></tbody></table>';
	}

	/**
	 * Prints the switch of the look.
	 *
	 * @param array $look Settings of the look.
	 */
	public function print_look( array $look ) {
		Hadaya_Fields::open_table( __( 'Look', 'hadaya' ) );
		echo '<tr><th scope="row">' . esc_html__( 'Look', 'hadaya' ) . '</th><td>';
		Hadaya_Fields::print_checkbox( 'look][hadaya', __( 'Hadaya’s own look: round corners and large buttons (otherwise the widgets look as the replaced plugins did)', 'hadaya' ), ! empty( $look['hadaya'] ) );
		echo '</td></tr></tbody></table>';
	}

	/**
	 * Prints the settings of the widget.
	 *
	 * @param array $widget Settings of the widget.
	 */
	public function print_widget( array $widget ) {
		Hadaya_Fields::open_table( __( 'Contact widget', 'hadaya' ) );
		echo '<tr><th scope="row">' . esc_html__( 'Widget', 'hadaya' ) . '</th><td>';
		Hadaya_Fields::print_checkbox( 'widget][enabled', __( 'Show our contact widget (only on a site without a contact plugin)', 'hadaya' ), $widget['enabled'] );
		Hadaya_Fields::print_checkbox( 'widget][tracking', __( 'Count views and clicks (totals by day, no visitor is recorded)', 'hadaya' ), $widget['tracking'] );
		if ( Hadaya_Widget::has_contact_plugin() ) {
			echo '<p class="description">' . esc_html__( 'A contact plugin is active: its settings are used, ours rest.', 'hadaya' ) . '</p>';
		}
		echo '</td></tr>';
		Hadaya_Fields::print_input( 'widget][cta_text', __( 'Text beside the button', 'hadaya' ), $widget['cta_text'] );
		Hadaya_Fields::print_input( 'widget][color', __( 'Colour', 'hadaya' ), $widget['color'], 'color' );
		Hadaya_Fields::print_input( 'widget][size', __( 'Size in pixels', 'hadaya' ), (string) $widget['size'], 'number' );
		printf(
			'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><select id="%1$s" name="%1$s"><option value="right"%3$s>%4$s</option><option value="left"%5$s>%6$s</option></select></td></tr>',
			esc_attr( Hadaya_Fields::field( 'widget][position' ) ),
			esc_html__( 'Position', 'hadaya' ),
			selected( $widget['position'], 'right', false ),
			esc_html__( 'Right', 'hadaya' ),
			selected( $widget['position'], 'left', false ),
			esc_html__( 'Left', 'hadaya' )
		);
		echo '</tbody></table>';
	}

	/**
	 * Prints the channels and empty rows for more.
	 *
	 * @param array[] $channels Stored channels.
	 */
	public function print_channels( array $channels ) {
		Hadaya_Fields::open_table( __( 'Channels', 'hadaya' ) );
		$blank = array(
			'channel' => '',
			'value'   => '',
			'label'   => '',
		);
		$rows  = array_slice( array_merge( $channels, array_fill( 0, self::SPARE_ROWS, $blank ) ), 0, Hadaya_Channels::MOST );
		foreach ( $rows as $number => $row ) {
			$this->print_channel( $number, $row );
		}
		echo '</tbody></table>';
	}

	/**
	 * Prints one channel.
	 *
	 * @param int   $number Number of the row.
	 * @param array $row    Stored channel.
	 */
	private function print_channel( $number, array $row ) {
		$path = 'widget][channels][' . $number . '][';
		/* translators: %d: number of the channel. */
		$title = sprintf( __( 'Channel %d', 'hadaya' ), $number + 1 );
		echo '<tr><th scope="row">' . esc_html( $title ) . '</th><td>';
		printf( '<select name="%1$s" aria-label="%2$s"><option value="">%3$s</option>', esc_attr( Hadaya_Fields::field( $path . 'channel' ) ), esc_attr( $title ), esc_html__( '(none)', 'hadaya' ) );
		foreach ( Hadaya_Channels::all() as $slug => $channel ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $slug ), selected( $row['channel'], $slug, false ), esc_html( $channel[0] ) );
		}
		printf(
			'</select> <input type="text" name="%1$s" value="%2$s" placeholder="%3$s" aria-label="%3$s" dir="ltr" /> <input type="text" name="%4$s" value="%5$s" placeholder="%6$s" aria-label="%6$s" /></td></tr>',
			esc_attr( Hadaya_Fields::field( $path . 'value' ) ),
			esc_attr( $row['value'] ),
			esc_attr__( 'Number, address or name', 'hadaya' ),
			esc_attr( Hadaya_Fields::field( $path . 'label' ) ),
			esc_attr( $row['label'] ),
			esc_attr__( 'Own text', 'hadaya' )
		);
	}

	/**
	 * Prints the settings of the form.
	 *
	 * @param array $form Settings of the form.
	 */
	public function print_form( array $form ) {
		Hadaya_Fields::open_table( __( 'Contact form', 'hadaya' ) );
		echo '<tr><th scope="row">' . esc_html__( 'Form', 'hadaya' ) . '</th><td>';
		Hadaya_Fields::print_checkbox( 'form][enabled', __( 'Offer a contact form', 'hadaya' ), $form['enabled'] );
		echo '</td></tr><tr><th scope="row">' . esc_html__( 'Fields', 'hadaya' ) . '</th><td>';
		foreach ( Hadaya_Options::FORM_FIELDS as $field ) {
			Hadaya_Fields::print_checkbox( 'form][fields][', Hadaya_Channel_Records::field_title( $field ), in_array( $field, $form['fields'], true ), $field );
		}
		echo '</td></tr><tr><th scope="row">' . esc_html__( 'Required', 'hadaya' ) . '</th><td>';
		foreach ( Hadaya_Options::FORM_FIELDS as $field ) {
			Hadaya_Fields::print_checkbox( 'form][required][', Hadaya_Channel_Records::field_title( $field ), in_array( $field, $form['required'], true ), $field );
		}
		echo '</td></tr>';
		Hadaya_Fields::print_input( 'form][title', __( 'Title', 'hadaya' ), $form['title'] );
		Hadaya_Fields::print_input( 'form][button', __( 'Text of the button', 'hadaya' ), $form['button'] );
		Hadaya_Fields::print_input( 'form][file_label', __( 'Label of the file field (empty: no files)', 'hadaya' ), $form['file_label'] );
		Hadaya_Fields::print_input( 'form][success', __( 'Message after sending', 'hadaya' ), $form['success'] );
		Hadaya_Fields::print_input( 'form][redirect', __( 'Page to open after sending (empty: none)', 'hadaya' ), $form['redirect'], 'url' );
		Hadaya_Fields::print_input( 'form][close_after', __( 'Close the form after … seconds (0: stay open)', 'hadaya' ), (string) $form['close_after'], 'number' );
		Hadaya_Fields::print_input( 'form][mail_to', __( 'Send messages to (empty: the site’s address)', 'hadaya' ), $form['mail_to'], 'email' );
		$this->print_proxy_header( $form['proxy_header'] );
		echo '</tbody></table>';
	}

	/**
	 * Prints the choice of the header in which a proxy names the visitor's address.
	 *
	 * @param string $chosen Chosen header.
	 */
	private function print_proxy_header( $chosen ) {
		printf(
			'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><select id="%1$s" name="%1$s"><option value="">%3$s</option>',
			esc_attr( Hadaya_Fields::field( 'form][proxy_header' ) ),
			esc_html__( 'Proxy before the shop', 'hadaya' ),
			esc_html__( '(none)', 'hadaya' )
		);
		foreach ( Hadaya_Visitor::HEADERS as $header ) {
			printf( '<option value="%1$s"%2$s>%1$s</option>', esc_attr( $header ), selected( $chosen, $header, false ) );
		}
		echo '</select><p class="description">' . esc_html__( 'The header in which the proxy names the visitor’s address, for the limit of messages. Choose one only when every visitor comes through that proxy.', 'hadaya' ) . '</p></td></tr>';
	}

	/**
	 * Prints the settings by island.
	 *
	 * @param array $settings Settings by island.
	 */
	public function print_page_settings( array $settings ) {
		Hadaya_Fields::open_table( __( 'Settings by island', 'hadaya' ) );
		printf(
			'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><textarea id="%1$s" name="%1$s" rows="8" class="large-text code" dir="ltr">%3$s</textarea><p class="description">%4$s</p></td></tr></tbody></table>',
			esc_attr( Hadaya_Fields::field( 'page_settings' ) ),
			esc_html__( 'JSON', 'hadaya' ),
			esc_textarea( array() === $settings ? '' : wp_json_encode( $settings, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ),
			esc_html__( 'For example {"contact": {"weekendDays": [5, 6]}}. The documentation lists every setting.', 'hadaya' )
		);
	}
}
